// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignId, validateCampaignJoins, validateLeadId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateCampaignsAddLeadsArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"});errors++;}
if(data.leadIds === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadIds"},message:"must have required property '"+"leadIds"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "campaignId") || (key0 === "leadIds"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.campaignId !== undefined){if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateCampaignId.errors);errors = vErrors.length;}}
if(data.leadIds !== undefined){let data1 = data.leadIds;if(Array.isArray(data1)){if(data1.length > 200){(vErrors ??= []).push({instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});errors++;}if(data1.length < 1){(vErrors ??= []).push({instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});errors++;}const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){if(!(validateLeadId(data1[i0], {instancePath:instancePath+"/leadIds/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/leadIds",schemaPath:"#/properties/leadIds/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateCampaignsAddLeadsArguments.errors = vErrors;return errors === 0;}
validateCampaignsAddLeadsArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateCampaignsAddLeadsArguments as args,
  validateCampaignJoins as value,
};
