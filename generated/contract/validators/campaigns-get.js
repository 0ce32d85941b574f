// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignDetail, validateCampaignId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateCampaignsGetArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "campaignId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.campaignId !== undefined){if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateCampaignId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateCampaignsGetArguments.errors = vErrors;return errors === 0;}
validateCampaignsGetArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateCampaignsGetArguments as args,
  validateCampaignDetail as value,
};
