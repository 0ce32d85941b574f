// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignId, validateProjectId, validateTaggedJoins } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateCampaignsAddLeadsByTagArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
if(data.campaignId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"});errors++;}
if(data.tags === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "projectId") || (key0 === "campaignId")) || (key0 === "tags"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.campaignId !== undefined){if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateCampaignId.errors);errors = vErrors.length;}}
if(data.tags !== undefined){let data2 = data.tags;if(Array.isArray(data2)){if(data2.length > 100){(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});errors++;}if(data2.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;}const len0 = data2.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){let data3 = data2[i0];if(typeof data3 === "string"){if(ucs2length(data3) > 100){(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;}if(ucs2length(data3) < 1){(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateCampaignsAddLeadsByTagArguments.errors = vErrors;return errors === 0;}
validateCampaignsAddLeadsByTagArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateCampaignsAddLeadsByTagArguments as args,
  validateTaggedJoins as value,
};
