// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignId, validateCampaignRuleAdded, validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateCampaignsAddRuleArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
if(data.campaignId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"});errors++;}
if(data.condition === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "condition"},message:"must have required property '"+"condition"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "projectId") || (key0 === "campaignId")) || (key0 === "condition"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.campaignId !== undefined){if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateCampaignId.errors);errors = vErrors.length;}}
if(data.condition !== undefined){let data2 = data.condition;if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.tag === undefined){(vErrors ??= []).push({instancePath:instancePath+"/condition",schemaPath:"#/properties/condition/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"});errors++;}
const key1Most = errors + mostErrors;
for(const key1 in data2){if(errors >= key1Most) break;if(!(key1 === "tag")){(vErrors ??= []).push({instancePath:instancePath+"/condition",schemaPath:"#/properties/condition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});errors++;}}
if(data2.tag !== undefined){let data3 = data2.tag;if(typeof data3 === "string"){if(ucs2length(data3) > 100){(vErrors ??= []).push({instancePath:instancePath+"/condition/tag",schemaPath:"#/properties/condition/properties/tag/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;}if(ucs2length(data3) < 1){(vErrors ??= []).push({instancePath:instancePath+"/condition/tag",schemaPath:"#/properties/condition/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/condition/tag",schemaPath:"#/properties/condition/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/condition",schemaPath:"#/properties/condition/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateCampaignsAddRuleArguments.errors = vErrors;return errors === 0;}
validateCampaignsAddRuleArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateCampaignsAddRuleArguments as args,
  validateCampaignRuleAdded as value,
};
